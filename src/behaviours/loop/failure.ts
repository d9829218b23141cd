import contract from '../../contract';
import { ownOf } from './elements';

const { markers } = contract;

const paint = ( root: HTMLElement, text: string ) => {
	for ( const failure of ownOf( root, `.${ markers.loop_failure }` ) ) {
		failure.hidden = ! text;
		const words = failure.querySelector( 'span' );
		if ( words ) {
			words.textContent = text;
		}
	}
};

/** Says beside the last results why there are no others, with a way to try again. */
export const showFailure = ( root: HTMLElement, text: string ): void =>
	paint( root, text );

/** Takes it back. */
export const hideFailure = ( root: HTMLElement ): void => paint( root, '' );
