import Domain
import FootballUI
package import TerminalUI

extension MatchProgress {
    /// The pitch, and the timeline after the first event.
    package var companions: [Panel] {
        match.timeline.isEmpty ? [match.pitch] : [match.pitch, match.timelinePanel]
    }
}
