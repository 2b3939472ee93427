#if canImport(Lists)
import Lists
#endif

/// What a page about past lists asks of the world outside.
public enum PastEffect: Equatable, Sendable {
    /// Say something to assistive technology.
    case announce(String)
    /// Share a text.
    case share(title: String, text: String)
    /// Share a link that holds these bytes: one list, as `Archive.encode` writes it.
    case link(title: String, [UInt8])
    /// Hand over the lists from files as they are kept now, by `merge(into:)`, and let nobody change them until what that
    /// asks for is on the disk. The answer is `kept`.
    case merge
    /// Keep the lists from files, in the place of those that are kept: `Archive.encode`.
    case keep([UInt8])
    /// Add lines to a list's journal.
    case append(list: String, [String])
    /// Remember that lists without a journal were handed to eBird.
    case mark([String])
    /// Put a text where it can be pasted from.
    case copy(String)
    /// Something that carrying lists between devices needs.
    case carry(CarryWork)
    /// Hand lists to the person as a file: `PastState.write` gives its pieces. All lists where none is named.
    case save(ListFormat, list: String?)
}
