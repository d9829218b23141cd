import { getContext, getElement, store } from '@wordpress/interactivity';
import contract from '../../src/contract';
import { type HeaderOptions, watchHeader } from './watch';

// Its rows hold the cart and other blocks, whose scripts replace markup of theirs:
// so not the header is the interactive region, but an empty element in it.
store( 'vitrine/site-header', {
	callbacks: {
		watch: () => {
			const header = getElement().ref?.closest< HTMLElement >(
				contract.markers.site_header
			);
			return (
				header && watchHeader( header, getContext< HeaderOptions >() )
			);
		},
	},
} );
