import type { BrowserContext, Locator, Page } from '@playwright/test';

/** What a shopper does in a page, by Playwright's names. */
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

/** Milliseconds for a page to say what it shows; one that hangs is told by its address. */
const MOMENT = 1000;

/** Of what a page shows. */
const CHARACTERS = 300;

/** Contexts whose shopper waits for nothing. */
const hasty = new WeakSet< BrowserContext >();

/** Locators have one prototype in a process: it is changed once. */
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
 * Has the shopper of a test wait for each page that a click led to, as the first
 * one is waited for: what is done while a page still comes is a test of its own,
 * and must not be a matter of luck in all the others.
 *
 * @param context The browser's context, before its first page.
 * @param isHasty Whether the test is one of those.
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
 * Where the pages of a failed test are: what is looked for in vain is often that
 * of another page, or of one without what the test has put there.
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
 * What the database complained of during a failed test. SQLite has one writer at a
 * time, so that simultaneous requests may be told that it is locked: that alone is
 * no fault of theirs.
 *
 * @param log Of PHP.
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
