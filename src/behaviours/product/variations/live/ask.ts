import contract from '../../../../contract';
import type { Choices } from '../../../../core/variations/lookup';
import { lookUpVariation } from '../../../../transport/variations/look-up';
import { cover } from '../../../page/overlay';
import type { Details, FormParts } from './details';

const { limits } = contract;

/**
 * Looks up a complete choice. Blocks the form meanwhile.
 *
 * @see spec 7.13, 9.8
 */
export const ask = async (
	parts: FormParts,
	details: Details,
	chosen: Choices,
	signal: AbortSignal
): Promise< void > => {
	const { page, form } = parts;
	const uncover = cover( form, { message: '', color: limits.overlay_color } );
	try {
		const answer = await lookUpVariation(
			page.settings,
			{
				chosen,
				product_id: form.dataset.product_id ?? '',
				custom_data: form.dataset.custom_data ?? '',
			},
			signal
		);
		if ( signal.aborted ) {
			return;
		}
		if ( ! answer.ok ) {
			details.fail( answer.text );
		} else if ( answer.variation ) {
			details.show( answer.variation );
		} else {
			details.none();
		}
	} finally {
		uncover();
	}
};
