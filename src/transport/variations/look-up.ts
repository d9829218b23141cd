import contract from '../../contract';
import type { PageSettings, Variation } from '../../contract/types';
import type { Trouble } from '../../core/cart/failure';
import type { Choices } from '../../core/variations/lookup';
import { createHttp } from '../http';
import { isObject, isText } from '../http/shape';
import { isVariation } from './read';

const { endpoint_url: endpoint, endpoints, fields } = contract;

/** The response to a variation lookup. */
export type VariationAnswer =
	| { ok: true; variation: Variation | null }
	| { ok: false; trouble: Trouble; text: string };

/** The lookup request. @see spec 3.19 */
export interface VariationQuestion {
	product_id: string;
	custom_data: string;
	chosen: Choices;
}

/**
 * Looks up the variation of a complete choice.
 *
 * @param settings The page's settings.
 * @param question Product, custom data and the chosen attributes.
 * @param signal   Aborts the request.
 * @see spec 3.19, 7.13
 */
export const lookUpVariation = async (
	settings: Pick< PageSettings, 'endpoint_url' | 'fragments' | 'texts' >,
	question: VariationQuestion,
	signal: AbortSignal
): Promise< VariationAnswer > => {
	const http = createHttp( window.fetch.bind( window ) );
	const answer = await http( {
		url: settings.endpoint_url.replace(
			endpoint.placeholder,
			endpoints.get_variation
		),
		body: new URLSearchParams( {
			...question.chosen,
			[ fields.product_id ]: question.product_id,
			[ fields.custom_data ]: question.custom_data,
		} ),
		timeout: settings.fragments.timeout,
		signal,
	} );
	if ( answer.ok && isVariation( answer.value ) ) {
		return { ok: true, variation: answer.value };
	}
	if ( answer.ok ? ! answer.value : answer.trouble === 'empty' ) {
		return { ok: true, variation: null };
	}
	const trouble = answer.ok ? 'http' : answer.trouble;
	const { error } = answer.ok && isObject( answer.value ) ? answer.value : {};
	return {
		ok: false,
		trouble,
		text: isText( error ) ? error : settings.texts[ trouble ] ?? '',
	};
};
