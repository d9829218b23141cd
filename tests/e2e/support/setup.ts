import { parseArgs } from 'node:util';
import { createSite } from '../../site/site';
import { requireBrowser } from '../../site/browser';
import { buildIfStale } from '../../site/build';
import { say, step } from '../../site/tools/progress';
import { leftOut, shops, siteOf, type Shop } from './shops';

/** The shops whose projects run; Playwright's configuration names them all whatever the command line says. */
function askedFor(): Shop[] {
	const { project = [] } = parseArgs( {
		options: { project: { type: 'string', multiple: true } },
		strict: false,
	} ).values;
	const names = Array.isArray( project ) ? project : [ project ];
	return shops().filter(
		( { name } ) => names.length === 0 || names.includes( name )
	);
}

/**
 * Once before all browser tests: new sample shops, of which every worker then
 * makes a copy of its own.
 */
export default async function setup(): Promise< void > {
	buildIfStale();
	await requireBrowser();
	leftOut().forEach( say );
	for ( const shop of askedFor() ) {
		const { name, template } = shop;
		const site = await step(
			`A shop for the browser tests (${ name })`,
			() =>
				createSite( {
					name: template,
					...siteOf( shop ),
					seed: true,
					fresh: true,
				} )
		);
		await site.stop();
	}
}
