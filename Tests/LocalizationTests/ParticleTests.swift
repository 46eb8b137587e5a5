import Foundation
import Localization
import Testing

@Suite struct `A Korean particle` {
    @Test(arguments: [
        ("손흥민", "이", "을", "은", "과", "으로"), ("이강인", "이", "을", "은", "과", "으로"),
        ("황희조", "가", "를", "는", "와", "로"), ("서울", "이", "을", "은", "과", "로"),
        ("Ana", "가", "를", "는", "와", "로"), ("Bob", "이", "을", "은", "과", "으로"),
        ("James", "가", "를", "는", "와", "로"), ("Matt", "이", "을", "은", "과", "으로"),
        ("Webb", "이", "을", "은", "과", "으로"), ("Jack", "이", "을", "은", "과", "으로"),
        ("손흥민".decomposedStringWithCanonicalMapping, "이", "을", "은", "과", "으로"),
        ("지수".decomposedStringWithCanonicalMapping, "가", "를", "는", "와", "로"),
        ("Daniel", "이", "을", "은", "과", "로"),
        ("Peter", "가", "를", "는", "와", "로"), ("King", "이", "을", "은", "과", "으로"),
        ("Kim Min", "이", "을", "은", "과", "으로"), ("FC R", "이", "을", "은", "과", "로"),
        ("Player B", "가", "를", "는", "와", "로"), ("손흥민 (용병)", "이", "을", "은", "과", "으로"),
        ("10", "이", "을", "은", "과", "으로"), ("2", "가", "를", "는", "와", "로"),
        ("7", "이", "을", "은", "과", "로"), ("2:1", "이", "을", "은", "과", "로"),
        ("“Bob”", "이", "을", "은", "과", "으로"), ("지수 🔥", "가", "를", "는", "와", "로"),
    ])
    func `follows the last sound of a word`(
        word: String, subject: String, object: String, topic: String, with: String, to: String
    ) {
        #expect(Particle.subject.form(after: word) == subject)
        #expect(Particle.object.form(after: word) == object)
        #expect(Particle.topic.form(after: word) == topic)
        #expect(Particle.with.form(after: word) == with)
        #expect(Particle.to.form(after: word) == to)
        #expect(Particle.named.form(after: word) == (subject == "이" ? "이라는" : "라는"))
    }

    @Test(arguments: ["", "⚽️", "محمد", "Łukaš", "…", "Park", "Jane", "VIP"])
    func `has both forms if the sound is not known`(word: String) {
        #expect(Particle.subject.form(after: word) == "이(가)")
        #expect(Particle.to.form(after: word) == "(으)로")
    }
}
