import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { chromium } from '@playwright/test';
import { canInstall, install } from './tools/apt';
import { say } from './tools/progress';

/** Debian's headless shell of Chromium, which takes a third less time to start and render. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

const SYSTEM = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Chromium does not run as root inside its sandbox, and without a network its
 * background services only produce errors.
 */
const QUIET = [
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * Playwright's launch options: its own browser if installed, else the system's.
 * Installs nothing.
 *
 * @param kind `whole` for features of the full browser only, such as settings for
 *             third-party cookies.
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
 * Makes sure that there is a browser; installs Debian's if possible.
 *
 * @return Its path.
 * @throws Error A one-line message about how to get one.
 */
export async function requireBrowser(): Promise< string > {
	if ( hasOwnBrowser() ) {
		return chromium.executablePath();
	}
	if ( browserPath() === null && ( await canInstall() ) ) {
		await install( [ 'chromium' ] );
	}
	if ( quickPath() !== SHELL && ( await canInstall() ) ) {
		// Optional: the tests are only slower without it.
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

/** Path of the fastest browser; null for Playwright's own. */
function quickPath(): string | null {
	const path = browserPath();
	return path !== null && ! process.env.CHROMIUM && existsSync( SHELL )
		? SHELL
		: path;
}

/** Path of the full browser; null for Playwright's own. */
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
