/// Names of people in several scripts.
enum SampleNames {
    static let all = [
        "Aitana Bonmatí", "손흥민", "Łukasz Piszczek", "李明", "中田 英寿", "محمد صلاح",
        "👨‍👩‍👧 The Family", "🇰🇷 Korea Kim", "Zoe\u{308} Kravitz", "Nguyễn Quang Hải",
        "Extraordinarily Long-Named Person Who Was Given Every Name That The Family Had Ever Known In All Time",
        "Gareth Bale", "Ødegaard", "Σωκράτης", "Андрей Аршавин",
        "Ada", "Marta", "Pelé", "Çalhanoğlu", "สมชาย ใจดี", "राहुल शर्मा", "ひなた みやざわ", "👍🏽 Thumb",
        "O'Neill",
    ]
}
