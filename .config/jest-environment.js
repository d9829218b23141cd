/**
 * jsdom with what every browser has and jsdom lacks, taken from Node.
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
		// Node's own is that of another page.
		this.global.performance.getEntriesByType ??= () => [];
	}
};
