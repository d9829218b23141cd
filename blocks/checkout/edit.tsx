import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type CheckoutFacts, editorData } from '../../src/editor/data';
import { ExampleNotice } from '../../src/editor/example-notice';
import { ServerPreview } from '../../src/editor/server-preview';
import metadata from './block.json';
import { Extras, type Moment, MomentPicker } from './extras';
import { type Attributes, Layout, Parts, type Props } from './panels';

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
 * products.
 *
 * @param props Of the block.
 */
export const Edit = ( props: Props ) => {
	const { attributes } = props;
	const [ moment, setMoment ] = useState< Moment >( 'start' );
	return (
		<>
			<ExampleNotice />
			<InspectorControls>
				<Layout { ...props } />
				<Parts { ...props } />
				<Extras { ...props } />
				<MomentPicker moment={ moment } onChange={ setMoment } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					title={ __( 'Checkout', 'vitrine' ) }
					empty={ __( 'The checkout form appears here.', 'vitrine' ) }
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
			</div>
		</>
	);
};
