import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { chromium } from '@playwright/test';
import { canInstall, install } from './tools/apt';
import { say } from './tools/progress';

/** Debian's Chromium without a window: it starts and draws in two thirds of the time. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

const SYSTEM = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium refuses to run as root inside its sandbox, and without a network its background services only make noise. */
const QUIET = [
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * How Playwright starts a browser here: its own one where it is installed,
 * else the system's. Nothing is installed by this.
 *
 * @param kind `whole` for what only a browser with profiles does: it treats the
 *             cookies of third parties as its user wants.
 */
export function launchOptions(
	kind: 'quick' | 'whole' = 'quick'
): LaunchOptions {
	const args =
		process.getuid?.() === 0 ? [ '--no-sandbox', ...QUIET ] : QUIET;
	const path = kind === 'quick' ? quickPath() : browserPath();
	return path === null ? { args } : { args, executablePath: path };
}

/**
 * Makes sure that there is a browser, and installs Debian's where that is
 * possible.
 *
 * @return Its path.
 * @throws Error One line that says how to get one.
 */
export async function requireBrowser(): Promise< string > {
	if ( hasOwnBrowser() ) {
		return chromium.executablePath();
	}
	if ( browserPath() === null && ( await canInstall() ) ) {
		await install( [ 'chromium' ] );
	}
	if ( quickPath() !== SHELL && ( await canInstall() ) ) {
		// Without it the tests only take longer.
		await install( [ 'chromium-headless-shell' ] ).catch(
			( error: unknown ) => say( String( error ) )
		);
	}
	const path = browserPath();
	if ( path === null ) {
		throw new Error(
			'A browser is missing: npx playwright install chromium (Debian, Ubuntu: sudo apt install chromium), or CHROMIUM=/path/to/chromium.'
		);
	}
	return path;
}

function hasOwnBrowser(): boolean {
	return existsSync( chromium.executablePath() );
}

/** The quickest one; null means Playwright's own. */
function quickPath(): string | null {
	const path = browserPath();
	return path !== null && ! process.env.CHROMIUM && existsSync( SHELL )
		? SHELL
		: path;
}

/** Null means Playwright's own. */
function browserPath(): string | null {
	const wanted = process.env.CHROMIUM;
	if ( wanted ) {
		return wanted;
	}
	if ( hasOwnBrowser() ) {
		return null;
	}
	return SYSTEM.find( ( path ) => existsSync( path ) ) ?? null;
}
