import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type CheckoutFacts, editorData } from '../../src/editor/data';
import { ExampleNotice } from '../../src/editor/example-notice';
import { Composed } from './composed';
import type { Moment } from './extras';
import type { Attributes, Props } from './panels';
import { Standard } from './standard';

/** Whether the page has the feature that a moment previews. */
const isShown = (
	moment: Moment,
	{ emailCheck, suggestAddresses }: Attributes,
	facts: CheckoutFacts
): boolean =>
	moment === 'account'
		? emailCheck && facts.email_check
		: suggestAddresses && facts.providers > 0;

/**
 * Placeholder for a plugin's own form, which neither the block nor inner blocks
 * can change.
 */
const EngineForm = ( { name }: { name: string } ) => (
	<div { ...useBlockProps() }>
		<Placeholder
			label={ __( 'Checkout', 'vitrine' ) }
			instructions={ sprintf(
				/* translators: %s: name of a plugin. */
				__( 'Shoppers see the checkout form of %s here.', 'vitrine' ),
				name
			) }
		/>
	</div>
);

/** Our own form with a sample order, with or without inner blocks. */
const OurForm = ( props: Props ) => {
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

/**
 * The checkout in the editor.
 *
 * @param props Block props.
 */
export const Edit = ( props: Props ) => {
	const { form_of: name } = editorData().checkout;
	return name ? <EngineForm name={ name } /> : <OurForm { ...props } />;
};
