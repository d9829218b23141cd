import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Playwright's methods for user actions. */
const DEEDS = [
	'check',
	'clear',
	'click',
	'fill',
	'focus',
	'hover',
	'press',
	'pressSequentially',
	'selectOption',
	'setInputFiles',
	'tap',
	'uncheck',
] as const;

type Deed = ( this: Locator, ...args: unknown[] ) => Promise< unknown >;

/** Milliseconds to wait for the text of a page; a page that hangs is reported by its URL alone. */
const MOMENT = 1000;

/** Maximum length of the reported text. */
const CHARACTERS = 300;

/** Contexts whose actions do not wait for the page to load. */
const hasty = new WeakSet< BrowserContext >();

/** Prototypes that are already patched; a process has one prototype for all locators. */
const patient = new WeakSet< object >();

const loaded = async ( page: Page ): Promise< void > => {
	if ( ! hasty.has( page.context() ) ) {
		await page.waitForLoadState();
	}
};

const makePatient = ( prototype: object ): void => {
	if ( patient.has( prototype ) ) {
		return;
	}
	patient.add( prototype );
	for ( const name of DEEDS ) {
		const deed = Reflect.get( prototype, name ) as Deed;
		Reflect.set( prototype, name, async function (
			this: Locator,
			...args
		) {
			await loaded( this.page() );
			return deed.apply( this, args );
		} satisfies Deed );
	}
};

const makePatientKeys = ( page: Page ): void => {
	const { keyboard } = page;
	for ( const name of [ 'press', 'type' ] as const ) {
		const deed = keyboard[ name ].bind( keyboard );
		keyboard[ name ] = async ( ...args ) => {
			await loaded( page );
			return deed( ...args );
		};
	}
};

/**
 * Has each user action wait until the page has loaded, as after `goto`. What
 * happens before a page has loaded has tests of its own and must not be a race
 * condition in the others.
 *
 * @param context The browser's context, before its first page.
 * @param isHasty Whether actions must not wait.
 */
export function waitForPages(
	context: BrowserContext,
	isHasty: boolean
): void {
	if ( isHasty ) {
		hasty.add( context );
	}
	context.on( 'page', ( page ) => {
		makePatient(
			Object.getPrototypeOf( page.locator( 'html' ) ) as object
		);
		makePatientKeys( page );
	} );
}

/**
 * Describes the open pages of a failed test: the page is often another one than
 * expected, or lacks what the test has set up.
 *
 * @param context The browser's context.
 */
export async function whereabouts(
	context: BrowserContext
): Promise< string > {
	const pages = await Promise.all(
		context.pages().map( async ( page ) => {
			const title = await page.title().catch( () => '' );
			const text = await page
				.locator( 'main, body' )
				.first()
				.innerText( { timeout: MOMENT } )
				.catch( () => '' );
			const focused = await page
				.locator( ':focus' )
				.first()
				.evaluate(
					( { id, tagName } ) => `${ tagName } ${ id }`,
					undefined,
					{ timeout: MOMENT }
				)
				.catch( () => 'none' );
			return `${ page.url() } “${ title }” (focus: ${ focused }): ${ text
				.replace( /\s+/g, ' ' )
				.slice( 0, CHARACTERS ) }`;
		} )
	);
	return `Open at the end: ${ pages.join( ', ' ) }`;
}

/**
 * Finds the first database error in the log of a failed test. SQLite allows one
 * writer at a time, so simultaneous requests may find it locked; that alone is
 * not a bug.
 *
 * @param log PHP's error log.
 */
export function databaseErrors( log: string ): string {
	const at = log.indexOf( 'WordPress database error' );
	return at < 0
		? ''
		: log
				.slice( at )
				.replace( /<[^>]*>/g, ' ' )
				.replace( /\s+/g, ' ' )
				.slice( 0, CHARACTERS );
}
