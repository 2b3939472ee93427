/// The made-up sightings that a new store shows, and how they leave again.
enum Sample {
    /// True while the store holds made-up sightings.
    static func isHeld(_ connection: Connection) throws(StoreError) -> Bool {
        try connection.number("SELECT value FROM meta WHERE key = 'sample'") == 1
    }

    /// Removes the made-up sightings, and the taxa and places that nobody else uses. Real sightings are never touched.
    static func remove(_ connection: Connection) throws(StoreError) {
        guard try isHeld(connection) else { return }
        try connection.execute(
            """
            DELETE FROM statistics WHERE cell IN (SELECT DISTINCT cell FROM sightings WHERE sample = 1);
            DELETE FROM sightings WHERE sample = 1;
            DELETE FROM cells;
            INSERT INTO cells SELECT cell, max(time), count(*) FROM sightings GROUP BY cell;
            DELETE FROM places WHERE id NOT IN (SELECT place FROM sightings);
            DELETE FROM taxa WHERE id NOT IN (SELECT taxon FROM sightings);
            DELETE FROM sources WHERE sample = 1;
            UPDATE meta SET value = 0 WHERE key = 'sample';
            UPDATE meta SET value = value + 1 WHERE key = 'taxa';
            \(Schema.noteChange);
            """)
    }
}
