import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import { launchPuppeteer } from '../../site/tools/puppeteer';
import { expect, test as base } from './test';

/**
 * Playwright has Chromium make no page ahead of its click, so what is about such
 * pages runs in a browser of its own.
 */
interface OfTest {
	/** A window of a visitor of whom nothing is known, empty at the start of the test. */
	visitor: Page;
	/** Opens one of another visitor. */
	newVisitor: () => Promise< Page >;
}

export const test = base.extend< OfTest >( {
	newVisitor: async ( {}, run ) => {
		const browser = await launchPuppeteer();
		await run( async () => {
			const page = await (
				await browser.createBrowserContext()
			).newPage();
			await page.setViewport( { width: 1280, height: 900 } );
			return page;
		} );
		await browser.close();
	},
	visitor: async ( { newVisitor }, run ) => run( await newVisitor() ),
} );

export { expect };

/** What a browser tells of a page that it makes ahead. */
interface Told {
	key: { url: string; action: string };
	status: string;
}

/**
 * Listens for pages that are made ahead.
 *
 * @param page The window whose links lead there.
 * @return Waits until one is there whole.
 */
export async function watchAhead( page: Page ): Promise< {
	isReady: ( path: string, action?: string ) => Promise< void >;
	/** The addresses that were begun, whatever came of them. */
	begun: ( action?: string ) => string[];
} > {
	const states = new Map< string, string >();
	// With a session of our own beside the window's Chromium makes nothing ahead.
	const session = (
		page as unknown as { _client: () => CDPSession }
	 )._client();
	const hear = ( { key: { url, action }, status }: Told ) =>
		states.set( `${ action } ${ new URL( url ).pathname }`, status );
	session.on( 'Preload.prerenderStatusUpdated', hear );
	session.on( 'Preload.prefetchStatusUpdated', hear );
	await session.send( 'Preload.enable' );
	return {
		isReady: ( path, action = 'Prerender' ) =>
			expect
				.poll( () => states.get( `${ action } ${ path }` ), {
					message: `${ action } of ${ path }`,
					// A browser has other things to do first.
					timeout: 30_000,
				} )
				.toMatch( /^(Ready|Success)$/ ),
		begun: ( action = 'Prerender' ) =>
			[ ...states ]
				.filter(
					( [ key, status ] ) =>
						key.startsWith( action ) && status !== 'Pending'
				)
				.map( ( [ key ] ) => key.split( ' ' )[ 1 ] ?? '' ),
	};
}

/** Has a page made ahead, as any script of a page may, and waits until it is there. */
export async function makeAhead( page: Page, path: string ): Promise< void > {
	const { isReady } = await watchAhead( page );
	await page.evaluate( ( url ) => {
		const rules = document.createElement( 'script' );
		rules.type = 'speculationrules';
		rules.textContent = JSON.stringify( {
			prerender: [ { urls: [ url ], eagerness: 'immediate' } ],
		} );
		document.head.append( rules );
	}, path );
	await isReady( path );
}

/** A hold on the window of a visitor that outlasts the page, once it is at a path. */
const takeUp = async ( page: Page, path: string ): Promise< Page > => {
	const { id } = page.browserContext();
	const browser = await puppeteer.connect( {
		browserWSEndpoint: page.browser().wsEndpoint(),
		defaultViewport: null,
	} );
	try {
		const [ found ] =
			( await browser
				.browserContexts()
				.find( ( one ) => one.id === id )
				?.pages() ) ?? [];
		if ( ! found ) {
			throw new Error( 'The window is gone.' );
		}
		expect( new URL( found.url() ).pathname ).toBe( path );
		return found;
	} catch ( error ) {
		// Each hold has every page wait for it: those in vain would add up.
		await browser.disconnect();
		throw error;
	}
};

/** The window once it is at a path. */
export const arriveAt = async ( page: Page, path: string ): Promise< Page > => {
	let there = page;
	await expect( async () => {
		there = await takeUp( page, path );
	} ).toPass();
	return there;
};

/**
 * Goes where a link leads.
 *
 * @return The window, once the browser is there. What was made ahead takes the
 *         place of the page that the former hold was on.
 */
export async function follow( page: Page, path: string ): Promise< Page > {
	await page.click( `main a[href$="${ path }"]` );
	return arriveAt( page, path );
}

const leaveBack = ( page: Page ) =>
	page.evaluate( () => window.history.back() ).catch( () => {} );

/** Goes a page back, as the visitor does. Returns the window as `follow` does. */
export async function goBack( page: Page, path: string ): Promise< Page > {
	await leaveBack( page );
	return arriveAt( page, path );
}

/** A page that the browser has put back. */
export interface Restored {
	evaluate: < Answer >(
		what: () => Answer | Promise< Answer >
	) => Promise< Answer >;
}

/**
 * Goes a page back, as the visitor does, to a page that is only looked at. The
 * browser is asked for it by its address: now and then it tells no new hold on the
 * window of a page that it has put back.
 */
export async function lookBack(
	page: Page,
	path: string
): Promise< Restored > {
	const { id } = page.browserContext();
	const session = await page.browser().target().createCDPSession();
	await leaveBack( page );
	let targetId = '';
	await expect( async () => {
		const { targetInfos } = await session.send( 'Target.getTargets' );
		const shown = targetInfos.find(
			( { type, subtype, browserContextId, url } ) =>
				type === 'page' &&
				! subtype &&
				browserContextId === id &&
				new URL( url ).pathname === path
		);
		expect( shown ).toBeDefined();
		targetId = shown?.targetId ?? '';
	} ).toPass();
	const { sessionId } = await session.send( 'Target.attachToTarget', {
		targetId,
		flatten: true,
	} );
	const own = session.connection()?.session( sessionId );
	return {
		evaluate: async < Answer >(
			what: () => Answer | Promise< Answer >
		) => {
			const answer = await own?.send( 'Runtime.evaluate', {
				expression: `( ${ what.toString() } )()`,
				awaitPromise: true,
				returnByValue: true,
			} );
			if ( ! answer || answer.exceptionDetails ) {
				throw new Error(
					answer?.exceptionDetails?.text ?? 'The window is gone.'
				);
			}
			return answer.result.value as Answer;
		},
	};
}

/** How long before its click the page was begun, in milliseconds; 0: it was not. */
export const aheadBy = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			(
				performance.getEntriesByType(
					'navigation'
				)[ 0 ] as unknown as {
					activationStart: number;
				}
			 ).activationStart
	);
