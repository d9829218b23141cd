/* global beforeEach, expect -- Jest globals. */

/**
 * Fails tests without an assertion.
 */
beforeEach( () => expect.hasAssertions() );
