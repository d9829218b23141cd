import { expect as base } from '@playwright/test';

let made = 0;

/** How many assertions this worker has begun so far. */
export const assertions = (): number => made;

/** Those that begin one without being called by the name of `expect` itself. */
const FORMS: readonly PropertyKey[] = [ 'poll', 'soft' ];

const counted = < F extends object >( begin: F ): F =>
	new Proxy( begin, {
		apply( target, self, args ): unknown {
			made++;
			return Reflect.apply( target as () => unknown, self, args );
		},
		get( target, name ): unknown {
			const value: unknown = Reflect.get( target, name );
			return FORMS.includes( name ) && typeof value === 'function'
				? counted( value )
				: value;
		},
	} );

/**
 * Playwright's `expect`, which says how often it was called: a test whose title
 * names a point of the specification, and that asserts nothing, proves nothing.
 */
export const expect = counted( base );
