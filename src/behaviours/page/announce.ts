import contract from '../../contract';

export type Announce = ( text: string, after?: number ) => void;

/**
 * Announces text in the page's live region.
 *
 * @see spec 4.1, 9.3
 */
export const announce: Announce = ( text, after = 0 ) => {
	const say = () => {
		const region = document.getElementById( contract.markers.live_region );
		if ( region && text ) {
			// Only changes are announced: a trailing blank makes a repeated
			// text differ.
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
