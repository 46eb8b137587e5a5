/// Returns a body that starts the gather with an identifier.
func startBody(of gather: String) -> String {
    let device = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    return """
        {"matches":[{"id":"\(gather)","events":[{"id":"\(device):1","counter":1,"wall":0,"uptime":0,\
        "boot":"","change":{"kind":"started","start":{"bench":[],"milliseconds":600000,\
        "score":[0,0],"lineUp":[{"player":1,"name":"Cy","team":"a"}]}}}]}]}
        """
}
