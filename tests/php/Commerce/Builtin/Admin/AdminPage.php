<?php
/**
 * A page of the admin, used like a browser.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin;

use DOMDocument;
use DOMElement;
use DOMXPath;
use PHPUnit\Framework\Assert;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Reads the page, and submits its forms with the values of their fields.
 */
final class AdminPage {

	/**
	 * The DOM of the page.
	 *
	 * @var DOMXPath
	 */
	public readonly DOMXPath $dom;

	/**
	 * Constructor.
	 *
	 * @param Visitor         $visitor The visitor.
	 * @param string|Response $path    Path with its query string, or a response.
	 */
	public function __construct( private readonly Visitor $visitor, string|Response $path ) {
		$response = $path instanceof Response ? $path : $visitor->get( $path );
		Assert::assertSame( 200, $response->status, substr( wp_strip_all_tags( $response->body ), 0, 500 ) );
		$document = new DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8">' . $response->body );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$this->dom = new DOMXPath( $document );
	}

	/**
	 * Returns the text of elements with whitespace collapsed.
	 *
	 * @param string $xpath XPath of the elements.
	 * @return list<string>
	 */
	public function texts( string $xpath ): array {
		$texts = array();
		foreach ( $this->dom->query( $xpath ) as $node ) {
			$texts[] = trim( (string) preg_replace( '/\s+/', ' ', $node->textContent ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
		}
		return $texts;
	}

	/**
	 * Returns the fields of a form as a browser would send them.
	 *
	 * @param string $xpath XPath of an element of the form.
	 * @return array<string, mixed>
	 */
	public function fields( string $xpath ): array {
		$pairs = array();
		foreach ( $this->dom->query( './/*[@name]', $this->form( $xpath ) ) as $field ) {
			$value = $this->value( $field );
			if ( null !== $value ) {
				$pairs[] = rawurlencode( $field->getAttribute( 'name' ) ) . '=' . rawurlencode( $value );
			}
		}
		wp_parse_str( implode( '&', $pairs ), $fields );
		return $fields;
	}

	/**
	 * Submits a form.
	 *
	 * @param string               $xpath   XPath of an element of the form.
	 * @param array<string, mixed> $changes Values by field name; null leaves a field out.
	 */
	public function send( string $xpath, array $changes = array() ): Response {
		$form   = $this->form( $xpath );
		$fields = array_filter( array_replace_recursive( $this->fields( $xpath ), $changes ), static fn ( mixed $value ): bool => null !== $value );
		$path   = str_replace( Environment::url(), '', $form->getAttribute( 'action' ) );
		if ( 'get' === strtolower( $form->getAttribute( 'method' ) ) ) {
			return $this->visitor->get( ( '' === $path ? '/wp-admin/admin.php' : $path ) . '?' . http_build_query( $fields ) );
		}
		return $this->visitor->post( str_starts_with( $path, '/' ) ? $path : "/wp-admin/$path", $fields );
	}

	/**
	 * Returns the form of an element.
	 *
	 * @param string $xpath XPath of the element.
	 */
	private function form( string $xpath ): DOMElement {
		$form = $this->dom->query( "($xpath)[1]/ancestor-or-self::form" )->item( 0 );
		Assert::assertInstanceOf( DOMElement::class, $form, "There is no form of $xpath." );
		return $form;
	}

	/**
	 * Returns the value that a field submits, or null for none.
	 *
	 * @param DOMElement $field The field.
	 */
	private function value( DOMElement $field ): ?string {
		$type = strtolower( $field->getAttribute( 'type' ) );
		if ( $field->hasAttribute( 'disabled' ) || in_array( $type, array( 'submit', 'button', 'file' ), true ) || 'button' === $field->nodeName ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
			return null;
		}
		if ( in_array( $type, array( 'checkbox', 'radio' ), true ) ) {
			return $field->hasAttribute( 'checked' ) ? $field->getAttribute( 'value' ) : null;
		}
		if ( 'select' === $field->nodeName ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
			$option = $this->dom->query( './/option[@selected]', $field )->item( 0 ) ?? $this->dom->query( './/option', $field )->item( 0 );
			return $option instanceof DOMElement ? $option->getAttribute( 'value' ) : null;
		}
		return 'textarea' === $field->nodeName ? $field->textContent : $field->getAttribute( 'value' ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
	}
}
