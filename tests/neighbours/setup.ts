import { beFirstDay } from '../site/commerce/first-day';
import { requireBrowser } from '../site/browser';
import { buildIfStale } from '../site/build';
import { createSite } from '../site/site';
import { step } from '../site/tools/progress';
import { siteOf } from '../e2e/support/shops';
import { SHOP } from './shop';

/** Runs once before all tests: creates a shop right after Vitrine's activation, which every worker copies. */
export default async function setup(): Promise< void > {
	buildIfStale();
	await requireBrowser();
	const site = await step( 'Unprepared shop', () =>
		createSite( {
			name: SHOP.template,
			...siteOf( SHOP ),
			seed: true,
			fresh: true,
		} )
	);
	await beFirstDay( site );
	await site.snapshot();
	await site.stop();
}
