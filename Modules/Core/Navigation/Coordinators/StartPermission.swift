/// The permission to call `Coordinator.start(_:)`, which only a navigator can create.
public struct StartPermission: Sendable {
    init() {}
}
