import type { BrowserContext, Page } from '@playwright/test';

/** Browser errors during a test. */
export interface Complaints {
	/** One line for each error, with the URL it came from. */
	lines: string[];
}

/**
 * Collects errors from every page of a context: console errors, including failed
 * requests, and uncaught exceptions.
 *
 * @param context The browser's context.
 */
export function listen( context: BrowserContext ): Complaints {
	const lines: string[] = [];
	const attach = ( page: Page ): void => {
		page.on( 'pageerror', ( error ) =>
			lines.push( `uncaught at ${ page.url() }: ${ error.message }` )
		);
		page.on( 'console', ( message ) => {
			if ( message.type() === 'error' ) {
				const { url } = message.location();
				lines.push(
					`console at ${ url || page.url() }: ${ message.text() }`
				);
			}
		} );
	};
	context.pages().forEach( attach );
	context.on( 'page', attach );
	return { lines };
}

/** Known errors of themes and browsers. */
const OF_OTHERS = [
	// Chromium, when it skips a view transition between documents: into a page outside the front end (wp-login.php, a bare image), or into one that it showed before the old page was captured. No script takes part.
	/^uncaught .*: Transition was aborted because of invalid state\. (ViewTransition opt-in disabled|Page already revealed)$/,
	// Remote fonts, which no test needs.
	/^console at https:\/\/fonts\.googleapis\.com\//,
	// Astra's slide-in cart calls an undefined function on Escape.
	/^uncaught .*: updateTrigger is not defined$/,
];

/**
 * Returns the unexpected errors.
 *
 * @param complaints The collected errors.
 * @param allowed    Patterns of errors that a test causes on purpose.
 */
export function unexpected(
	complaints: Complaints,
	allowed: readonly RegExp[]
): string[] {
	return complaints.lines.filter(
		( line ) =>
			! [ ...OF_OTHERS, ...allowed ].some( ( pattern ) =>
				pattern.test( line )
			)
	);
}
