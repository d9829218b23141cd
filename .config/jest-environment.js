/**
 * jsdom plus web APIs that it lacks, taken from Node.
 */
const { TestEnvironment } = require( 'jest-environment-jsdom' );

const MISSING = [
	'BroadcastChannel',
	'Headers',
	'ReadableStream',
	'Request',
	'Response',
	'TextDecoder',
	'TextEncoder',
	'fetch',
	'structuredClone',
];

module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		for ( const name of MISSING ) {
			this.global[ name ] ??= globalThis[ name ];
		}
		// An empty list; Node's entries are about the process, not the page.
		this.global.performance.getEntriesByType ??= () => [];
	}
};
