import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addOne } from '../pages';
import { clickUntil, median, readLongest, throttle, watch } from '../timing';
import { weigh } from '../weigh';

/** An island, and what hydrates it. */
interface Waking {
	name: string;
	page: 'shop' | 'journal' | 'cart' | 'checkout';
	/** Selector of the control to click. */
	press: string;
	/** Matches once the island is hydrated. */
	awake: string;
	/** Another island of the page, hydrated after it. */
	further?: { press: string; awake: string };
}

const HYDRATED = '[data-vitrine-hydrated]';
const DRAWER = {
	press: '[data-cart-kind][href]',
	awake: `dialog[data-cart-kind] .vitrine-cart-contents${ HYDRATED }`,
};
const WAKINGS: Waking[] = [
	{ name: 'drawer', page: 'shop', ...DRAWER },
	{
		name: 'listing',
		page: 'journal',
		press: '.vitrine-loop [data-loop-control="button"][data-type="care"]',
		awake: `.vitrine-loop ${ HYDRATED }`,
		further: DRAWER,
	},
	{
		name: 'cart page',
		page: 'cart',
		// It needs React only for the first change.
		press: '.vitrine-cart .plus',
		awake: `.vitrine-cart${ HYDRATED }`,
	},
	{
		name: 'order review',
		page: 'checkout',
		press: '.vitrine-coupon-box [name="coupon_code"]',
		awake: `.woocommerce-checkout-review-order-table${ HYDRATED }`,
	},
];

/** Cost of hydrating an island. */
export interface WakingFigures {
	name: string;
	/** Gzip bytes of all script for the first island of a page. */
	bytes: number;
	/** The same for another island of the page; null for none. */
	further: number | null;
	/** Milliseconds from the click to the hydrated island, with all files cached. */
	ms: number;
	/** Longest task of it. */
	task: number;
	/** The same with 4x CPU throttling. */
	msSlow: number;
	taskSlow: number;
}

const settle = ( page: Page ) => page.waitForLoadState( 'networkidle' );

const open = async (
	context: BrowserContext,
	url: string
): Promise< Page > => {
	const page = await context.newPage();
	await watch( page );
	await page.goto( url );
	await settle( page );
	return page;
};

const weighWaking = async (
	context: BrowserContext,
	url: string,
	{ press, awake, further }: Waking
): Promise< Pick< WakingFigures, 'bytes' | 'further' > > => {
	const page = await context.newPage();
	const weight = weigh( page );
	await watch( page );
	await page.goto( url );
	await settle( page );
	const script = async () => {
		await settle( page );
		const { islands, otherScript } = await weight();
		return islands + otherScript;
	};
	const before = await script();
	await clickUntil( page.locator( press ).first(), awake );
	const first = await script();
	if ( further ) {
		await clickUntil(
			page.locator( further.press ).first(),
			further.awake
		);
	}
	const all = await script();
	await page.close();
	return { bytes: first - before, further: further ? all - first : null };
};

const timeWaking = async (
	context: BrowserContext,
	url: string,
	{ press, awake }: Waking,
	rate: number
): Promise< { ms: number; task: number } > => {
	const page = await open( context, url );
	await throttle( page, rate );
	const { total } = await clickUntil( page.locator( press ).first(), awake );
	const task = await readLongest( page );
	await page.close();
	return { ms: total, task };
};

/**
 * Hydrates the islands of each kind of page with a filled cart.
 *
 * @param browser Chromium.
 * @param pages   URLs of the pages.
 * @param rounds  Number of visits per figure.
 */
export async function measureWakings(
	browser: Browser,
	pages: Record< Waking[ 'page' ], string >,
	rounds: number
): Promise< WakingFigures[] > {
	const figures: WakingFigures[] = [];
	for ( const waking of WAKINGS ) {
		const context = await browser.newContext();
		const first = await context.newPage();
		await addOne( first, pages.shop );
		await first.close();
		const url = pages[ waking.page ];
		const weights = await weighWaking( context, url, waking );
		const measure = async ( rate: number ) => {
			const times: { ms: number; task: number }[] = [];
			for ( let round = 0; round < rounds; round++ ) {
				times.push( await timeWaking( context, url, waking, rate ) );
			}
			return {
				ms: median( times.map( ( { ms } ) => ms ) ),
				task: median( times.map( ( { task } ) => task ) ),
			};
		};
		const fast = await measure( 1 );
		const slow = await measure( 4 );
		figures.push( {
			name: waking.name,
			...weights,
			...fast,
			msSlow: slow.ms,
			taskSlow: slow.task,
		} );
		await context.close();
	}
	return figures;
}
