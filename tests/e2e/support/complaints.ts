import type { BrowserContext, Page } from '@playwright/test';

/** What went wrong in the browser while a test ran. */
export interface Complaints {
	/** One line each, with the address it came from. */
	lines: string[];
}

/**
 * Listens to every page of a context for errors: those that the console shows,
 * requests for files that are not there among them, and those that nobody caught.
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

/** What themes and browsers do by themselves. */
const OF_OTHERS = [
	// Chromium, on a page that is none of the site's front end (wp-login.php, a picture by itself) and so has no transitions.
	/^uncaught .*: Transition was aborted because of invalid state\. ViewTransition opt-in disabled$/,
	// Fonts from elsewhere; no test needs them.
	/^console at https:\/\/fonts\.googleapis\.com\//,
	// Astra's slide-in cart calls a function at Escape that is none of its own, nor of anybody's.
	/^uncaught .*: updateTrigger is not defined$/,
];

/**
 * What remains when the expected ones are taken away.
 *
 * @param complaints What was heard.
 * @param allowed    Patterns of lines that a test brings about on purpose.
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
