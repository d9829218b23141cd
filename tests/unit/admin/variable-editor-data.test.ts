import { variableEditor } from '../../../src/admin/product/variations/variable-editor';

it.each( [ '{', '{"attributes":[]}', '{"attributes":[],"variations":[{}]}' ] )(
	'the variation editor reports unreadable data (%s) and leaves it unchanged',
	( sent ) => {
		document.body.innerHTML = `
			<select id="vitrine-product-type"><option selected>variable</option></select>
			<div id="root"><input type="hidden"></div>`;
		const field = document.querySelector( 'input' )!;
		field.value = sent;
		variableEditor( document.querySelector< HTMLElement >( '#root' )! );
		expect( field.value ).toBe( sent );
		expect(
			document.querySelector( '[role="alert"]' )!.textContent
		).toContain( 'could not be read' );
		expect( document.querySelector( 'button' ) ).toBeNull();
	}
);
