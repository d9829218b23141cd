import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isShippingDraftValid, STEPS, type Step } from '../../core/setup/steps';
import { useLeaveGuard } from '../settings/state/use-guards';
import type { SetupData } from './data';
import { Finish } from './finish';
import { Nav, stepLabels } from './nav';
import { EngineStep, type Engine } from './steps/engine';
import { LookStep } from './steps/look';
import { PagesStep } from './steps/pages';
import { PaymentsStep } from './steps/payments';
import { StoreStep } from './steps/store';
import { useDraft, type Drafting } from './use-draft';
import { useSetup, type Setup } from './use-setup';

/** Content of a step. */
const Content = ( {
	step,
	data,
	setup,
	drafting: { draft, edit },
	engine,
	onEngine,
}: {
	step: Step;
	data: SetupData;
	setup: Setup;
	drafting: Drafting;
	engine: Engine;
	onEngine: ( engine: Engine ) => void;
} ) => {
	switch ( step ) {
		case 'engine':
			return (
				<EngineStep
					engine={ engine }
					woocommerce={ data.woocommerce }
					onChange={ onEngine }
				/>
			);
		case 'store':
			return (
				<StoreStep
					store={ draft.store }
					data={ data }
					onChange={ ( store ) => edit( { store } ) }
				/>
			);
		case 'pages':
			return <PagesStep setup={ setup } menu={ data.menu } />;
		case 'payments':
			return <PaymentsStep draft={ draft } data={ data } edit={ edit } />;
		case 'look':
			return (
				<LookStep
					palette={ draft.palette }
					headerCart={ draft.headerCart }
					look={ data.look }
					onChange={ edit }
				/>
			);
	}
};

/** Buttons of a step. */
const Actions = ( {
	step,
	setup: { isBusy, skip, save },
	drafting,
	canSave,
}: {
	step: Step;
	setup: Setup;
	drafting: Drafting;
	canSave: boolean;
} ) => (
	<div className="vitrine-setup__actions">
		{ canSave && (
			<Button
				variant="primary"
				isBusy={ isBusy }
				disabled={
					isBusy ||
					( step === 'payments' &&
						! isShippingDraftValid( drafting.draft.shipping ) )
				}
				accessibleWhenDisabled
				onClick={ () => void save( () => drafting.save( step ) ) }
				__next40pxDefaultSize
			>
				{ __( 'Save and continue', 'vitrine' ) }
			</Button>
		) }
		<Button
			variant="tertiary"
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ () => void skip() }
			__next40pxDefaultSize
		>
			{ __( 'Skip this step', 'vitrine' ) }
		</Button>
	</div>
);

/** Heading of a step, which gets the focus when the step changes. */
const Heading = ( { step }: { step: Step | null } ) => {
	const heading = useRef< HTMLHeadingElement >( null );
	const shown = useRef( step );
	useEffect( () => {
		if ( shown.current !== step ) {
			shown.current = step;
			heading.current?.focus();
		}
	}, [ step ] );
	return (
		<>
			<p className="vitrine-setup__progress">
				{ step
					? sprintf(
							/* translators: 1: number of a step, 2: number of all steps. */
							__( 'Step %1$d of %2$d', 'vitrine' ),
							STEPS.indexOf( step ) + 1,
							STEPS.length
					  )
					: __( 'All steps are complete', 'vitrine' ) }
			</p>
			<h2 ref={ heading } tabIndex={ -1 }>
				{ step
					? stepLabels()[ step ]
					: __( 'Things to do next', 'vitrine' ) }
			</h2>
		</>
	);
};

/** The setup screen. */
export const Screen = ( { data }: { data: SetupData } ) => {
	const setup = useSetup( data );
	const drafting = useDraft( data );
	const [ engine, setEngine ] = useState< Engine >( 'builtin' );
	const { step, failure, state } = setup;
	useLeaveGuard( drafting.isDirty );
	return (
		<div className="vitrine-setup">
			<Nav step={ step } answers={ state.answers } onGo={ setup.go } />
			<div className="vitrine-setup__step">
				<Heading step={ step } />
				{ step ? (
					<Content
						step={ step }
						data={ data }
						setup={ setup }
						drafting={ drafting }
						engine={ engine }
						onEngine={ setEngine }
					/>
				) : (
					<Finish setup={ setup } links={ data.links } />
				) }
				{ failure && (
					<Notice status="error" isDismissible={ false }>
						{ __(
							'Your changes could not be saved. Nothing you entered is lost.',
							'vitrine'
						) }{ ' ' }
						{ failure }
					</Notice>
				) }
				{ step && (
					<Actions
						step={ step }
						setup={ setup }
						drafting={ drafting }
						canSave={ step !== 'engine' || engine === 'builtin' }
					/>
				) }
			</div>
		</div>
	);
};
