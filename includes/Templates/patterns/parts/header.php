<?php
/**
 * Pattern: header of a shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:vitrine/site-header -->
<!-- wp:vitrine/header-row {"place":"main"} -->
<!-- wp:site-title {"level":0} /-->

<!-- wp:vitrine/header-menu {"fontSize":"medium"} /-->

<!-- wp:vitrine/site-search /-->

<!-- wp:vitrine/account-menu /-->

<!-- wp:vitrine/mini-cart /-->
<!-- /wp:vitrine/header-row -->
<!-- /wp:vitrine/site-header -->
