import { beFirstDay } from '../site/commerce/first-day';
import { requireBrowser } from '../site/browser';
import { buildIfStale } from '../site/build';
import { createSite } from '../site/site';
import { step } from '../site/tools/progress';
import { siteOf } from '../e2e/support/shops';
import { SHOP } from './shop';

/** Once before all walks: a shop of the first day, of which every worker makes a copy. */
export default async function setup(): Promise< void > {
	buildIfStale();
	await requireBrowser();
	const site = await step( 'A shop nobody has prepared', () =>
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
