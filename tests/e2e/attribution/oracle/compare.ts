import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { SHOP, settingsOf, type History, type Step } from './history';
import type { State } from './page';
import { plain } from './reasons';

const ROOT = resolve( __dirname, '../../../..' );

/** Hosts of the page views. */
const HOSTS = [ SHOP, `www.${ SHOP }`, `news.${ SHOP }` ];

/** A cookie that differs. */
export interface Difference {
	history: string;
	step: number;
	name: string;
	theirs: string;
	ours: string;
}

export interface Outcome {
	cookies: number;
	differences: Difference[];
}

const script = () =>
	buildSync( {
		entryPoints: [ resolve( __dirname, 'page.ts' ) ],
		bundle: true,
		write: false,
		format: 'iife',
	} ).outputFiles[ 0 ]!.text;

/** Opens an empty page of each host, with the library and our own code in it. */
export async function openPages(
	context: BrowserContext
): Promise< Map< string, Page > > {
	const library = readFileSync(
		resolve( ROOT, 'node_modules/sourcebuster/dist/sourcebuster.js' ),
		'utf8'
	);
	const own = script();
	await context.route( /shop\.test/, ( route ) =>
		route.fulfill( {
			contentType: 'text/html',
			body: '<title>Shop</title>',
		} )
	);
	const pages = new Map< string, Page >();
	for ( const host of HOSTS ) {
		const page = await context.newPage();
		// The same time and random numbers for both.
		await page.clock.setFixedTime( new Date() );
		await page.goto( `https://${ host }/` );
		await page.evaluate( () => {
			Math.random = () => 0.5;
		} );
		await page.evaluate( library );
		await page.evaluate( own );
		pages.set( host, page );
	}
	return pages;
}

/** Groups consecutive steps of a history on the same host. */
const parts = ( { steps }: History ): [ string, Step[] ][] => {
	const all: [ string, Step[] ][] = [];
	for ( const step of steps ) {
		const host = step.host ?? SHOP;
		const last = all.at( -1 );
		if ( last?.[ 0 ] === host ) {
			last[ 1 ].push( step );
		} else {
			all.push( [ host, [ step ] ] );
		}
	}
	return all;
};

const play = async (
	pages: Map< string, Page >,
	by: 'theirs' | 'ours',
	history: History
): Promise< State[] > => {
	const states: State[] = [];
	for ( const [ host, steps ] of parts( history ) ) {
		const part = {
			steps,
			settings: settingsOf( history, host ),
			setup: history.setup ?? {},
			fresh: states.length === 0,
		};
		states.push(
			...( await pages
				.get( host )!
				.evaluate( ( [ who, what ] ) => window.playOut( who, what ), [
					by,
					part,
				] as const ) )
		);
	}
	return states;
};

/** Plays a history with both classifiers, and returns the differences between their cookies. */
export async function compare(
	pages: Map< string, Page >,
	history: History
): Promise< Outcome > {
	const theirs = await play( pages, 'theirs', history );
	const ours = await play( pages, 'ours', history );
	const differences: Difference[] = [];
	let cookies = 0;
	theirs.forEach( ( state, step ) => {
		const own = ours[ step ] ?? {};
		for ( const name of new Set( [
			...Object.keys( state ),
			...Object.keys( own ),
		] ) ) {
			const pair = {
				theirs: plain( name, state[ name ] ?? 'none' ),
				ours: plain( name, own[ name ] ?? 'none' ),
			};
			cookies++;
			if ( pair.theirs !== pair.ours ) {
				differences.push( {
					history: history.name,
					step,
					name,
					...pair,
				} );
			}
		}
	} );
	return { cookies, differences };
}
