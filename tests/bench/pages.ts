import type { Browser, Page } from '@playwright/test';
import type { PageName } from './budgets';
import {
	clickUntil,
	median,
	readShift,
	readTtfb,
	throttle,
	watch,
	type ClickTime,
} from './timing';
import { weigh, type Weight } from './weigh';

/** Cost of a page in the browser. */
export interface PageFigures {
	page: PageName;
	before: Weight;
	/** Null for pages without a cart icon that opens a drawer. */
	afterDrawer: Weight | null;
	ttfb: number;
	shift: number;
}

/** Times of the two most frequent interactions. */
export interface IntentFigures {
	count: number;
	countSlow: number;
	/** The page's own part of `count`. */
	countOwn: number;
	countOwnSlow: number;
	drawer: number;
	drawerSlow: number;
}

/** Whether a page needs a filled cart. */
export const needsCart = ( page: PageName ): boolean =>
	page === 'cart' || page === 'checkout';

const LISTING_BUTTON = '.ajax_add_to_cart:not(.loading)';
const CART_ICON = '[data-cart-kind][href]';
const OPEN_DRAWER = 'dialog[data-cart-kind][open]';

/** Waits until all requests are done. */
const settle = ( page: Page ) => page.waitForLoadState( 'networkidle' );

/** Adds the first product of a shop to the cart. */
export const addOne = async ( page: Page, shop: string ): Promise< void > => {
	await page.goto( shop );
	const answered = page.waitForResponse( /wc-ajax=add_to_cart/ );
	await page.locator( LISTING_BUTTON ).first().click();
	await answered;
	await settle( page );
};

/**
 * Opens a page with an empty browser cache and measures it, then again with the
 * drawer open.
 *
 * @param browser Chromium.
 * @param name    Name of the page, for the budgets.
 * @param url     URL of the page.
 * @param shop    URL of the shop to fill the cart if the page needs one; empty for
 *                a visitor without a cart.
 */
export async function measurePage(
	browser: Browser,
	name: PageName,
	url: string,
	shop: string
): Promise< PageFigures > {
	const context = await browser.newContext();
	if ( shop ) {
		const first = await context.newPage();
		await addOne( first, shop );
		await first.close();
		// The first view of this page, although the shop was visited before.
		const storage = await context.storageState();
		await context.clearCookies();
		await context.addCookies( storage.cookies );
	}
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Network.setCacheDisabled', { cacheDisabled: true } );
	// The theme's web font shifts lines when it loads, which is not the plugin's fault.
	await page.route( '**/*.woff2', ( route ) => route.abort() );
	const weight = weigh( page );
	await watch( page );
	await page.goto( url );
	await settle( page );
	const before = await weight();
	const ttfb = await readTtfb( page );
	const icon = page.locator( CART_ICON ).first();
	let afterDrawer: Weight | null = null;
	if ( name !== 'cart' && ( await icon.isVisible() ) ) {
		await icon.click();
		await page.locator( OPEN_DRAWER ).waitFor();
		await settle( page );
		afterDrawer = await weight();
	}
	const shift = await readShift( page );
	await context.close();
	return { page: name, before, afterDrawer, ttfb, shift };
}

const sample = async (
	browser: Browser,
	shop: string,
	rate: number,
	rounds: number
): Promise< { count: number; own: number; drawer: number } > => {
	const counts: ClickTime[] = [];
	const drawers: ClickTime[] = [];
	for ( let round = 0; round < rounds; round++ ) {
		const context = await browser.newContext();
		const page = await context.newPage();
		await watch( page );
		await page.goto( shop );
		await settle( page );
		await throttle( page, rate );
		counts.push(
			await clickUntil(
				page.locator( LISTING_BUTTON ).first(),
				'.vitrine-cart-count[data-count="1"]'
			)
		);
		await settle( page );
		drawers.push(
			await clickUntil( page.locator( CART_ICON ).first(), OPEN_DRAWER )
		);
		await context.close();
	}
	const total = ( times: ClickTime[] ) =>
		median( times.map( ( time ) => time.total ) );
	return {
		count: total( counts ),
		own: median( counts.map( ( { own } ) => own ) ),
		drawer: total( drawers ),
	};
};

/**
 * Measures from click to changed count, and from click to open drawer.
 *
 * @param browser Chromium.
 * @param shop    URL of the shop.
 * @param rounds  Number of visits per figure.
 * @return Medians in milliseconds, at full speed and with 4x CPU throttling.
 */
export async function measureIntents(
	browser: Browser,
	shop: string,
	rounds: number
): Promise< IntentFigures > {
	const fast = await sample( browser, shop, 1, rounds );
	const slow = await sample( browser, shop, 4, rounds );
	return {
		count: fast.count,
		countSlow: slow.count,
		countOwn: fast.own,
		countOwnSlow: slow.own,
		drawer: fast.drawer,
		drawerSlow: slow.drawer,
	};
}
