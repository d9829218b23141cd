import contract from '../../contract';
import { ENGINE_NAME } from './asleep';

const { events, markers } = contract;

const CLOSED = `:is( dialog:not( [open] ), ${ markers.dropdown }[hidden] ) ${ markers.cart_contents }:not( [${ markers.asleep }] )`;

/** Hides a cart from other scripts; see `wake`. React renders hydrated ones. */
export const sleep = ( region: Element ): void => {
	region.setAttribute( markers.asleep, '' );
	region.classList.remove( ENGINE_NAME );
	if ( ! region.hasAttribute( markers.hydrated ) ) {
		const template = document.createElement( 'template' );
		template.content.append( ...region.childNodes );
		region.append( template );
	}
};

/** Hides every closed cart, after the closing has finished. */
export const sleepOnClose = (): void => {
	const look = () =>
		setTimeout( () =>
			document.querySelectorAll( CLOSED ).forEach( sleep )
		);
	for ( const type of [ 'click', 'keydown', events.native.drawer_close ] ) {
		document.addEventListener( type, look );
	}
};
