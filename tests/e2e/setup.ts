import { createSite } from '../site/site';
import { requireBrowser } from '../site/browser';
import { buildIfStale } from '../site/build';
import { step } from '../site/tools/progress';
import { TEMPLATE } from './support/template';

/**
 * Once before all browser tests: a new sample shop, of which every worker
 * then makes a copy of its own.
 */
export default async function setup(): Promise< void > {
	buildIfStale();
	await requireBrowser();
	const site = await step( 'A shop for the browser tests', () =>
		createSite( { name: TEMPLATE, seed: true, fresh: true } )
	);
	await site.stop();
}
