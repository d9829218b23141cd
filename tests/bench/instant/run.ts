/**
 * `npm run instant`: measures how soon after a click a page of the sample shop is
 * shown, with and without prerendering; medians of five, `--runs=1` for a quick
 * look. From the listing to a product, the product's largest contentful paint
 * counts; on the way back, the listing's first one.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setSettings } from '../../e2e/steps/site';
import { requireBrowser } from '../../site/browser';
import { launchPuppeteer } from '../../site/tools/puppeteer';
import { createSite } from '../../site/site';
import type { Site } from '../../site/types';
import { table } from '../table';
import { measureWay, WAYS, type WayFigures } from './ways';

const RUNS = Number(
	process.argv.find( ( word ) => word.startsWith( '--runs=' ) )?.slice( 7 ) ??
		5
);

const PRODUCT = '/product/everyday-mug/';

/** Makes the pages of a site report when they are shown. */
const addClock = ( site: Site ): void => {
	const place = join( site.dir, 'www/wp-content/mu-plugins' );
	mkdirSync( place, { recursive: true } );
	for ( const [ from, to ] of [
		[ 'head.php', 'bench-instant.php' ],
		[ 'in-page.js', 'bench-instant.js' ],
	] as const ) {
		copyFileSync( join( __dirname, from ), join( place, to ) );
	}
};

const isMissed = ( { ms, goal }: WayFigures ): boolean => ms > goal;

const main = async (): Promise< number > => {
	const site = await createSite( {
		name: 'instant',
		seed: true,
		fresh: true,
	} );
	addClock( site );
	await requireBrowser();
	const browser = await launchPuppeteer();
	try {
		const figures: WayFigures[] = [];
		for ( const way of WAYS ) {
			await setSettings( site, {
				speculative_loading: way.isAhead ? 'auto' : 'off',
			} );
			const row = await measureWay(
				browser,
				`${ site.url }/shop/`,
				PRODUCT,
				way,
				RUNS
			);
			process.stdout.write(
				`${ row.name }: ${ row.ms.toFixed( 0 ) } ms, ${ row.how }\n`
			);
			figures.push( row );
		}
		const missed = figures.filter( isMissed ).length;
		process.stdout.write(
			`${ table(
				[ 'way (median ms)', 'from the press', 'goal', 'came' ],
				figures.map( ( { name, ms, goal, how } ) => [
					name,
					ms.toFixed( 0 ),
					Number.isNaN( goal ) ? '-' : String( goal ),
					how,
				] )
			) }\n\ninstant: ${ missed } above their goals\n`
		);
		return missed ? 1 : 0;
	} finally {
		await browser.close();
		await site.stop();
	}
};

void main().then(
	( code ) => {
		process.exitCode = code;
	},
	( error: unknown ) => {
		process.stderr.write( `${ String( error ) }\n` );
		process.exitCode = 1;
	}
);
