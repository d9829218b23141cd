import { parseArgs } from 'node:util';
import { createSite } from '../../site/site';
import { requireBrowser } from '../../site/browser';
import { buildIfStale } from '../../site/build';
import { step } from '../../site/tools/progress';
import { shops, siteOf, type Shop } from './shops';

/** Whether a name from the command line, which may end in `*`, matches a project. */
const isMeant = ( word: string, name: string ): boolean =>
	word.endsWith( '*' )
		? name.startsWith( word.slice( 0, -1 ) )
		: name === word;

/**
 * The shops of the requested projects. Playwright's configuration lists all of
 * them, whatever was requested.
 */
function askedFor(): Shop[] {
	const { project = [] } = parseArgs( {
		options: { project: { type: 'string', multiple: true } },
		strict: false,
	} ).values;
	const words = [ project ].flat().map( String );
	return shops().filter(
		( { name } ) =>
			words.length === 0 ||
			words.some( ( word ) => isMeant( word, name ) )
	);
}

/**
 * Runs once before all browser tests: creates fresh sample shops, which each
 * worker then copies.
 */
export default async function setup(): Promise< void > {
	buildIfStale();
	await requireBrowser();
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
