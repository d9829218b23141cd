import contract from '../../contract';
import { readJson } from '../../transport/http/json';
import {
	isList,
	isShape,
	isText,
	isTruth,
	type Check,
} from '../../transport/http/shape';

/** A feature that Vitrine can add to WooCommerce's own pages. */
export interface Offer {
	/** Key of the setting. */
	key: string;
	label: string;
	help: string;
	/** The setting's value when it is on. */
	on: boolean | string;
	/** The setting's value when it is off. */
	off: boolean | string;
	is_on: boolean;
	/** URL of a page that shows it. */
	url: string;
}

export interface BesideData {
	/** Name of the option. */
	option: string;
	offers: Offer[];
	/** Form fields that start a preview. */
	trial: { url: string; action: string; nonce: string };
	/**
	 * Messages about pages where WooCommerce's cart or checkout is shown
	 * instead of the block.
	 */
	replaced: string[];
}

const isSwitched: Check< boolean | string > = (
	value
): value is boolean | string => isText( value ) || isTruth( value );

const isData = isShape< BesideData >( {
	option: isText,
	offers: isList(
		isShape< Offer >( {
			key: isText,
			label: isText,
			help: isText,
			on: isSwitched,
			off: isSwitched,
			is_on: isTruth,
			url: isText,
		} )
	),
	trial: isShape< BesideData[ 'trial' ] >( {
		url: isText,
		action: isText,
		nonce: isText,
	} ),
	replaced: isList( isText ),
} );

/** Reads the screen's data; null: invalid. */
export const readBesideData = (): BesideData | null => {
	const value = readJson(
		document.getElementById( contract.admin.beside_data )?.textContent
	);
	return isData( value ) ? value : null;
};
