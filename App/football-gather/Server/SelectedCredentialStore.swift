import Domain
import Persistence

/// The credentials for the place that is selected at the time of a call.
struct SelectedCredentialStore: CredentialStore {
    let data: AccountData

    private var store: any CredentialStore { data.storage.credentialStore }

    func savedUserName() async throws(StorageError) -> UserName? {
        try await store.savedUserName()
    }

    func saveUserName(_ name: UserName?) async throws(StorageError) {
        try await store.saveUserName(name)
    }

    func savedToken() async throws(StorageError) -> SessionToken? {
        try await store.savedToken()
    }

    func saveToken(_ token: SessionToken?) async throws(StorageError) {
        try await store.saveToken(token)
    }
}
