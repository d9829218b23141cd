import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import type { Shop } from '../e2e/support/shops';
import { launchOptions } from '../site/browser';
import { SHOP } from './shop';

const browser = launchOptions();

const cache = resolve( __dirname, '../../.cache' );

/** `npm run neighbours`: tests next to other plugins, with and without Vitrine. */
export default defineConfig< object, { shop: Shop } >( {
	testDir: __dirname,
	outputDir: resolve( cache, 'playwright/neighbours' ),
	globalSetup: resolve( __dirname, 'setup.ts' ),
	fullyParallel: true,
	// With more workers, events of one click sometimes come in another order.
	workers: 3,
	retries: 0,
	forbidOnly: true,
	timeout: 180_000,
	expect: { timeout: 10_000 },
	reporter: [
		[ 'list' ],
		[
			'json',
			{
				outputFile: resolve(
					cache,
					'results/playwright-neighbours.json'
				),
			},
		],
		[ './report.ts' ],
	],
	use: {
		...devices[ 'Desktop Chrome' ],
		launchOptions: {
			...browser,
			// Screenshots must include all images, even those that are still being decoded.
			args: [ ...( browser.args ?? [] ), '--disable-checker-imaging' ],
		},
		actionTimeout: 15_000,
		trace: 'off',
		shop: SHOP,
	},
	projects: [ { name: 'neighbours' } ],
} );
