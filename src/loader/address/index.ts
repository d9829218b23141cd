import { createAddressRegistry } from '../../core/address/registry';
import { createActiveProviders } from '../../core/address/active';
import type { AddressLookup } from '../../core/address/lookup';
import { createAddressService } from '../../transport/customer/address';
import { browserEnvironment } from '../../transport/browser/environment';
import { createHttp } from '../../transport/http';
import { findParts } from '../place';
import { chooser } from './choose';
import { onIntent } from './intent';
import { share } from './share';

const page = window.vitrineAddress;

// A script of its own, for pages with address fields and providers. It may run
// before the page is parsed and before the loader, since other scripts use it
// to register providers, however they are loaded.
if ( page ) {
	findParts( page.build );
	const log = window.console;
	const registry = createAddressRegistry( page.providers, log );
	const active = createActiveProviders( registry, log );
	const { choose, chooseAll } = chooser( active );
	const lookup: AddressLookup = {
		registry,
		active,
		log,
		texts: page.texts,
		choose,
		async brand( id ) {
			const html = registry.branding( id );
			if ( ! html ) {
				return null;
			}
			const { sanitizeBranding } = await import(
				/* webpackChunkName: "address-branding" */ './branding'
			);
			return sanitizeBranding( html );
		},
	};
	const register = share( lookup, chooseAll );
	const http = createHttp( browserEnvironment().fetch );
	for ( const service of page.services ) {
		register( createAddressService( service, http ) );
	}
	const start = () => {
		chooseAll();
		onIntent( lookup, page.scripts, chooseAll );
	};
	if ( document.readyState === 'loading' ) {
		document.addEventListener( 'DOMContentLoaded', start );
	} else {
		start();
	}
}
