import contract from '../../contract';
import { readJson } from '../../transport/http/json';
import {
	isList,
	isShape,
	isText,
	isTruth,
	type Check,
} from '../../transport/http/shape';

/** Something that Vitrine can add to WooCommerce's own pages. */
export interface Offer {
	/** Key of the setting. */
	key: string;
	label: string;
	help: string;
	/** What the setting is when it is on. */
	on: boolean | string;
	/** And when it is off. */
	off: boolean | string;
	is_on: boolean;
	/** Page on which it shows. */
	url: string;
}

export interface BesideData {
	/** Name of the option that holds the settings. */
	option: string;
	offers: Offer[];
	/** What a form that begins a trial sends. */
	trial: { url: string; action: string; nonce: string };
	/** Messages about pages whose own cart or checkout is shown instead of the block. */
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

/** What the screen was printed with; null: nothing usable. */
export const readBesideData = (): BesideData | null => {
	const value = readJson(
		document.getElementById( contract.admin.beside_data )?.textContent
	);
	return isData( value ) ? value : null;
};
