import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../site/browser';
import { createSandbox, type Sandbox } from '../../site/wallet/sandbox';
import { expect, test as base } from './test';

interface OfTest {
	/** This worker's wallet, as usual at the start of every test, to which the shop's direct checkout leads. */
	wallet: Sandbox;
	/** What the browser does with the wallet's cookies in the shop's page. */
	thirdPartyCookies: 'allowed' | 'blocked';
}

interface OfWorker {
	workerWallet: Sandbox;
}

/** A test in a browser, with direct checkout switched on. */
export const test = base.extend< OfTest, OfWorker >( {
	thirdPartyCookies: [ 'blocked', { option: true } ],
	// Only a whole browser keeps a third party's cookies out.
	launchOptions: [ launchOptions( 'whole' ), { scope: 'worker' } ],
	workerWallet: [
		async ( {}, run ) => {
			const wallet = await createSandbox();
			await run( wallet );
			await wallet.stop();
		},
		{ scope: 'worker' },
	],
	wallet: [
		async ( { workerWallet, site }, run ) => {
			workerWallet.reset();
			await workerWallet.connect( site );
			await run( workerWallet );
		},
		{ auto: true },
	],
	context: async (
		{ context, thirdPartyCookies, baseURL, viewport, launchOptions: own },
		run
	) => {
		if ( thirdPartyCookies === 'blocked' ) {
			// Such are Chromium's contexts without a profile.
			await run( context );
			return;
		}
		await withCookies( run, {
			...own,
			viewport,
			...( baseURL === undefined ? {} : { baseURL } ),
		} );
	},
} );

/** Only a profile can allow a third party's cookies. */
async function withCookies(
	run: ( context: BrowserContext ) => Promise< void >,
	options: BrowserContextOptions
): Promise< void > {
	const profile = mkdtempSync( join( tmpdir(), 'vitrine-profile-' ) );
	mkdirSync( join( profile, 'Default' ) );
	writeFileSync(
		join( profile, 'Default', 'Preferences' ),
		JSON.stringify( { profile: { cookie_controls_mode: 0 } } )
	);
	const context = await chromium.launchPersistentContext( profile, options );
	try {
		await run( context );
	} finally {
		await context.close();
		rmSync( profile, { recursive: true, force: true } );
	}
}

export { expect };
