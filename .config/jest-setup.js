/* global beforeEach, expect -- Jest gives them to every file that it sets up. */

/**
 * A test that asserts nothing proves nothing, whatever its title says.
 */
beforeEach( () => expect.hasAssertions() );
