import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { type CheckoutFacts, editorData } from '../../src/editor/data';
import { ExampleNotice } from '../../src/editor/example-notice';
import { Composed } from './composed';
import type { Moment } from './extras';
import type { Attributes, Props } from './panels';
import { Standard } from './standard';

/** Whether the page has what a moment is about. */
const isShown = (
	moment: Moment,
	{ emailCheck, suggestAddresses }: Attributes,
	facts: CheckoutFacts
): boolean =>
	moment === 'account'
		? emailCheck && facts.email_check
		: suggestAddresses && facts.providers > 0;

/**
 * The checkout in the editor: the page's own form, on an order of the shop's
 * products, whole or in parts.
 *
 * @param props Of the block.
 */
export const Edit = ( props: Props ) => {
	const { attributes, clientId } = props;
	const [ moment, setMoment ] = useState< Moment >( 'start' );
	const isComposed = useSelect(
		( select ) => select( blockEditorStore ).getBlockCount( clientId ) > 0,
		[ clientId ]
	);
	const View = isComposed ? Composed : Standard;
	return (
		<>
			<ExampleNotice page="checkout" />
			<View
				block={ props }
				moment={ moment }
				onMoment={ setMoment }
				query={ {
					vitrine_moment: isShown(
						moment,
						attributes,
						editorData().checkout
					)
						? moment
						: 'start',
				} }
			/>
		</>
	);
};
