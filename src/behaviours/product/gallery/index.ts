import contract from '../../../contract';
import type { Page } from '../../page';
import { findInProduct } from '../parts';
import { imageOf } from '../variations/picture';
import { paintBadge } from './badge';
import { followControls } from './controls';
import { followStrip, followWidth } from './slider';
import { resetVariation, showVariation } from './variation';
import { zoomIn } from './zoom';

const { native } = contract.events;
const { markers } = contract;

/** Updates the gallery and the sale badge for the chosen variation. */
const followChoice = ( page: Page, { target, type, detail }: CustomEvent ) => {
	if ( ! ( target instanceof Element ) ) {
		return;
	}
	const { variation } = ( detail ?? {} ) as { variation?: unknown };
	const [ gallery ] = findInProduct( target, markers.gallery );
	const image = type === native.found_variation && imageOf( variation );
	if ( gallery && image ) {
		showVariation( gallery, image );
	} else if ( gallery ) {
		resetVariation( gallery );
	}
	paintBadge( page, target, variation );
};

/**
 * Wires up the galleries.
 *
 * @param missed A choice made before this chunk loaded.
 */
export const wire = ( page: Page, missed?: Event ): void => {
	const galleries = () =>
		document.querySelectorAll< HTMLElement >( markers.gallery );
	galleries().forEach( followStrip );
	page.on(
		`pointerover touchstart focusin`,
		markers.gallery,
		( _, gallery ) => followStrip( gallery )
	);
	followWidth( galleries );
	followControls( page );
	zoomIn( page );
	const follow = ( event: Event ) =>
		followChoice( page, event as CustomEvent );
	page.on(
		`${ native.found_variation } ${ native.reset_data }`,
		'*',
		follow
	);
	if ( missed ) {
		follow( missed );
	}
};
