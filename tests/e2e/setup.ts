import { createSite } from '../site/site';
import { requireBrowser } from '../site/browser';
import { buildIfStale } from '../site/build';
import { say, step } from '../site/tools/progress';
import { leftOut, shops } from './support/shops';

/**
 * Once before all browser tests: new sample shops, of which every worker then
 * makes a copy of its own.
 */
export default async function setup(): Promise< void > {
	buildIfStale();
	await requireBrowser();
	leftOut().forEach( say );
	for ( const { name, template, commerce, theme } of shops() ) {
		const site = await step(
			`A shop for the browser tests (${ name })`,
			() =>
				createSite( {
					name: template,
					commerce,
					seed: true,
					fresh: true,
					...( theme ? { theme } : {} ),
				} )
		);
		await site.stop();
	}
}
