import { parseArgs } from 'node:util';
import { createSite } from '../../site/site';
import { requireBrowser } from '../../site/browser';
import { buildIfStale } from '../../site/build';
import { step } from '../../site/tools/progress';
import { shops, siteOf, type Shop } from './shops';

/** Whether a word of the command line, which may end in a star, names a project. */
const isMeant = ( word: string, name: string ): boolean =>
	word.endsWith( '*' )
		? name.startsWith( word.slice( 0, -1 ) )
		: name === word;

/** The shops whose projects run; Playwright's configuration names them all whatever the command line says. */
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
 * Once before all browser tests: new sample shops, of which every worker then
 * makes a copy of its own.
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
