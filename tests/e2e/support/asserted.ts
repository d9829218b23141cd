import { expect as base } from '@playwright/test';

let made = 0;

/** Number of assertions that this worker has begun so far. */
export const assertions = (): number => made;

/** Methods of `expect` that begin an assertion too. */
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
 * Playwright's `expect` with a counter of its calls, to find tests that are named
 * after a point of the specification but assert nothing.
 */
export const expect = counted( base );
