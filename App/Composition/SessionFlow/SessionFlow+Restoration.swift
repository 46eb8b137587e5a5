import Domain
import Navigation

/// Opens the first screens of a session, and saves the navigation state for the next session.
extension SessionFlow: NavigatorObserver {
    /// Opens a deep link, or restores the screens of the last session when there is no link.
    ///
    /// - Parameter restoresNavigation: Whether to restore the screens of the last session, and to
    ///   save the screens from now on.
    /// - Throws: The reason why the link cannot be opened; the list stays visible then.
    func openInitialScreens(
        _ pendingLink: PendingDeepLink, restoresNavigation: Bool
    ) async throws(DeepLinkError) {
        defer { if restoresNavigation { startSavingNavigationState() } }
        if pendingLink.link != nil {
            try await pendingLink.open(through: dependencies.destinations.map, from: self)
        } else if restoresNavigation {
            await restoreNavigationState()
        }
    }

    /// Restores nothing while a match is in progress: the list offers to resume the match.
    private func restoreNavigationState() async {
        do throws(StorageError) {
            let text = try await dependencies.navigationState.text.savedText()
            savedNavigationState = text
            guard let text, text != navigator.state.text,
                let state = NavigationState(text: text),
                try await dependencies.matches.current() == nil
            else { return }
            await dependencies.destinations.restorationMap.restore(
                state, from: self, on: navigator)
        } catch {
            // The session starts on the list, whose own loading reports a failing storage.
        }
    }

    private func startSavingNavigationState() {
        navigator.addObserver(self)
        // The navigator does not report the screens that a link or the restoration has shown.
        navigatorDidChange(navigator)
    }

    func navigatorDidChange(_ navigator: Navigator) {
        let text = navigator.state.text
        guard text != savedNavigationState else { return }
        savedNavigationState = text
        work.enqueue { [store = dependencies.navigationState.text] in
            // Without a saved state the next session starts on the list, as after the first
            // sign-in.
            try? await store.save(text)
        }
    }
}
