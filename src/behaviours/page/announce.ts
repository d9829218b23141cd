import contract from '../../contract';

export type Announce = ( text: string, after?: number ) => void;

/**
 * Says texts in the page's live region.
 *
 * @see spec 4.1, 9.3
 */
export const announce: Announce = ( text, after = 0 ) => {
	const say = () => {
		const region = document.getElementById( contract.markers.live_region );
		if ( region && text ) {
			// Only a change is read out: a blank at the end makes one of a
			// text that is said again.
			region.textContent =
				region.textContent === text ? `${ text }\u00A0` : text;
		}
	};
	if ( after ) {
		setTimeout( say, after );
	} else {
		say();
	}
};
